import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { png } from '../../users/testing/pictures.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
const code = (expected: string) => expect.objectContaining({ code: expected })
const ana = () => world.client(principal({ userId: 1001, institutionId: 11 }))

beforeAll(async () => {
  world = await createWorld()
  const photo = new File([new Uint8Array(png(700, 800))], 'eu.png', { type: 'image/png' })
  await ana().studentCards.register({ enrollmentId: 1, photo })
})

const cardOfAna = async () => (await ana().studentCards.list({ enrollmentId: 1 })).results[0]!

/** Millimetres. */
async function getSize(file: File): Promise<[number, number]> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 })
  const { width, height } = (await (await task.promise).getPage(1)).getViewport({ scale: 25.4 / 72 })
  await task.destroy()
  return [Math.round(width * 10) / 10, Math.round(height * 10) / 10]
}

it('is printed in the size of a card, or on A4, in the reader’s language', async () => {
  const { cardId, typedCode } = await cardOfAna()
  const small = await ana().studentCards.pdf({ cardId, size: 'card', locale: 'pt-BR' })
  expect(small.name).toBe('carteira-de-estudante-202310482.pdf')
  expect(await getSize(small)).toEqual([85.6, 54])
  const { text, pages } = await textOfPdf(small)
  expect(pages).toBe(1)
  for (const part of ['Carteira de estudante', 'Ana Souza', 'Engenharia Civil', '202310482', '31/03/2027', typedCode])
    expect(text).toContain(part)
  const large = await ana().studentCards.pdf({ cardId, size: 'a4', locale: 'en' })
  expect(await getSize(large)).toEqual([210, 297])
  expect((await textOfPdf(large)).text).toContain('cut along the line')
})

it('is its owner’s, while it counts', async () => {
  const { cardId } = await cardOfAna()
  const asked = { cardId, size: 'card', locale: 'pt-BR' } as const
  await expect(world.client(principal({ userId: 1002 })).studentCards.pdf(asked)).rejects.toEqual(code('NOT_FOUND'))
  await ana().studentCards.revoke({ cardId })
  await expect(ana().studentCards.pdf(asked)).rejects.toEqual(code('NOT_ALLOWED'))
})
