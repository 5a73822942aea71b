/**
 * Text as a stream of bytes, written while it is read. Reads at most one batch ahead of whoever takes the stream,
 * and tells the source when they leave.
 *
 * @param start what comes before the first batch
 * @param textOf what a batch becomes; an empty text is skipped
 */
export function textStream<Batch>(
  start: string,
  batches: AsyncIterator<Batch, unknown>,
  textOf: (batch: Batch) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let text: string | null = start

  async function nextText(): Promise<string | null> {
    for (;;) {
      const next = await batches.next()
      if (next.done) return null
      // A pull that brings nothing would never be repeated.
      const records = textOf(next.value)
      if (records) return records
    }
  }

  return new ReadableStream({
    async pull(controller) {
      if (text === null) return controller.close()
      controller.enqueue(encoder.encode(text))
      text = await nextText()
    },
    async cancel() {
      await batches.return?.()
    },
  })
}
