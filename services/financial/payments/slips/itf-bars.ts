/** Narrow (1) and wide (3) elements of each digit (ISO/IEC 16390). */
const widths = ['11331', '31113', '13113', '33111', '11313', '31311', '13311', '11133', '31131', '13131']

const [start, stop] = ['1111', '311']

/** Encodes an even number of digits as Interleaved 2 of 5 (wide elements 3:1). Positions are in modules, without the quiet zone. */
export function itfBars(digits: string): { bars: { at: number; width: number }[]; modules: number } {
  let pattern = start
  for (const [, first, second] of digits.matchAll(/(\d)(\d)/g)) {
    // Bars encode the first digit, the spaces between them the second.
    const [inBars, inSpaces] = [widths[Number(first)]!, widths[Number(second)]!]
    for (let element = 0; element < inBars.length; element++) pattern += inBars[element]! + inSpaces[element]!
  }
  const bars: { at: number; width: number }[] = []
  let modules = 0
  for (const [index, element] of [...(pattern + stop)].entries()) {
    const width = Number(element)
    if (index % 2 === 0) bars.push({ at: modules, width })
    modules += width
  }
  return { bars, modules }
}
