/** How long the tests of each area take, from the reports that a run left. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Seconds of work that a new area may add (tests/README.md). */
const mayTake = 30

/** Names under which the tests of a folder or file count: `services/financial/campaigns` and `e2e/campaigns` are one area. */
const folders = [
  /(?:^|\/)services\/[^/]+\/([\w-]+)\//,
  /(?:^|\/)src\/(?:features|shared)\/([\w-]+)\//,
  /(?:^|\/)src\/([\w-]+)\//,
  /(?:^|\/)tests\/http\/(?:.*\/)?([\w-]+)\.test\.ts$/,
  /(?:^|\/)(design-system|server|form-engine|class-selection|api|demo|services)\//,
]

/**
 * @param {string} results folder of the reports
 * @returns {string[]} a line for each area that takes longer than a new one may, the longest first; a report, no verdict
 */
export function slowAreas(results) {
  const seconds = new Map()
  const add = (area, ms) => seconds.set(area, (seconds.get(area) ?? 0) + ms / 1000)
  const read = (name) => {
    const file = path.join(results, `${name}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  }
  for (const name of ['unit', 'http', 'stories'])
    for (const { name: file, startTime, endTime } of read(name)?.testResults ?? []) {
      const area = folders.map((folder) => folder.exec(file)?.[1]).find(Boolean) ?? 'tests'
      add(area, endTime - startTime)
    }
  for (const [area, { ms }] of Object.entries(read('browser-times')?.areas ?? {})) add(area, ms)
  return [...seconds]
    .filter(([, took]) => took > mayTake)
    .sort(([, one], [, other]) => other - one)
    .map(([area, took]) => `${String(Math.round(took)).padStart(6)} s  ${area}`)
}
