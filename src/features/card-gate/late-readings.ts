import { lateReadings } from '#api/academic/student-card-limits.ts'

/* What a gate read without network, kept until it is sent, over a reload too. */

const key = 'academic-services:gate-readings'

export interface LateReading {
  /** Username of the person who read the card; only they send the reading. */
  who: string
  code: string
  place: string
  /** ISO instant, by the server's clock as far as it was known. */
  readAt: string
}

const all = (): LateReading[] => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as LateReading[]).filter(
      ({ readAt }) => Date.now() - Date.parse(readAt) < lateReadings,
    )
  } catch {
    return []
  }
}

function store(readings: LateReading[]): void {
  try {
    if (readings.length > 0) localStorage.setItem(key, JSON.stringify(readings))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the readings are lost with the page.
  }
}

export const getLateReadings = (who: string): LateReading[] => all().filter((reading) => reading.who === who)

export const keepReading = (reading: LateReading): void => store([...all(), reading])

const same = (one: LateReading, other: LateReading) => one.readAt === other.readAt && one.code === other.code

/**
 * Sends them one after the other, oldest first, and forgets each once it is answered.
 *
 * @param send null while there is no network, which ends it
 * @returns how many counted, and how many did not
 */
export async function sendLateReadings(
  who: string,
  send: (reading: Omit<LateReading, 'who'>) => Promise<'valid' | 'refused' | null>,
): Promise<{ valid: number; refused: number }> {
  const counts = { valid: 0, refused: 0 }
  for (const reading of getLateReadings(who)) {
    const { code, place, readAt } = reading
    const answer = await send({ code, place, readAt })
    if (answer === null) break
    counts[answer]++
    store(all().filter((kept) => !same(kept, reading)))
  }
  return counts
}
