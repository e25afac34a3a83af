// Whether the person uses a pointer or the keyboard. A click leaves no frame around what has the focus; a key shows it again.

export function watchHand(): void {
  const set = (hand: 'pointer' | 'keys') => (document.documentElement.dataset.hand = hand);
  addEventListener('pointerdown', () => set('pointer'), true);
  addEventListener('keydown', ({ key }) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key) || set('keys'), true);
}
