/**
 * In how many columns cards stand so that none is alone in the last row: four of a most of three
 * in two rows of two, five of a most of four as three and two.
 */
export function columnsFor(count: number, most = 4): number {
  if (count <= most) return count
  for (let columns = most; columns > 1; columns--) {
    if (count % columns !== 1) return columns
  }
  return most
}
