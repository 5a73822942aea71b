/** Narrow (1) and wide (3) elements of each digit (ISO/IEC 16390). */
const widths = ['11331', '31113', '13113', '33111', '11313', '31311', '13311', '11133', '31131', '13131']

/** Modules of start and stop, bars and spaces in turn. */
const [start, stop] = ['1111', '311']

/**
 * An even number of digits as Interleaved 2 of 5, wide elements three times the narrow ones.
 *
 * @returns the bars, in modules from the left, and the modules of the whole drawing without its quiet zone
 */
export function itfBars(digits: string): { bars: { at: number; width: number }[]; modules: number } {
  let pattern = start
  for (const [, first, second] of digits.matchAll(/(\d)(\d)/g)) {
    // The first digit is encoded in five bars, the second by the spaces between them.
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
