/**
 * The answer of an outside party, if it comes in time. The call itself goes on: it must be safe to repeat.
 *
 * @param milliseconds how long to wait
 * @throws Error when it takes longer, or whatever the call throws
 */
export async function withTimeout<Answer>(call: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([call, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
