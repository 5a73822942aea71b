/** Rejects after `milliseconds`. The call itself is not canceled, so it must be idempotent. */
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
