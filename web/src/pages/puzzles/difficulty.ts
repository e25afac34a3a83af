/** How hard a puzzle is, from 1 to 3, by how often weaker bots fail. */
export function difficulty(rating: number): 1 | 2 | 3 {
  if (rating < 40) return 1;
  return rating < 75 ? 2 : 3;
}
