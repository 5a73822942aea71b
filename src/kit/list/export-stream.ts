/** Encodes batches on demand, reading at most one ahead; cancelling ends the source. @param textOf empty text is skipped */
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
      // Continues with the next batch, since a pull that enqueues nothing is not repeated.
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
