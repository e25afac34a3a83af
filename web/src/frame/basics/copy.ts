/** Copies a text, and returns whether that worked. Without HTTPS there is no clipboard, but the old way may still work. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const [field, focused] = [document.createElement('textarea'), document.activeElement];
  field.value = text;
  field.className = 'said-only';
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return worked;
}
