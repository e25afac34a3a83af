/** How long ago something was, in the reader's language: "5 minutes ago". */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.round((then - now) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
  return format.format(Math.trunc(seconds / size), unit);
}
