import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchExport } from '../../kit/list/export-download.ts'
import { fetchWithProof, setProofDialog } from './fetch-with-proof.ts'
import { stepUpHeader } from '../session/step-up-header.ts'

const askForProof = vi.fn<() => Promise<boolean>>()
setProofDialog(askForProof)

const refusal = () => new Response('refused', { status: 403, headers: { [stepUpHeader]: 'required' } })
const init = { method: 'POST', body: 'typed' }

function serve(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift()!)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  askForProof.mockReset()
})

describe('a call that needs a recent proof', () => {
  it('asks for none where none is needed', async () => {
    serve(new Response('done'))
    expect(await (await fetchWithProof('/act', init)).text()).toBe('done')
    expect(askForProof).not.toHaveBeenCalled()
  })

  it('is sent again as it was once the person has given one', async () => {
    askForProof.mockResolvedValue(true)
    const fetched = serve(refusal(), new Response('done'))
    expect(await (await fetchWithProof('/act', init)).text()).toBe('done')
    expect(fetched.mock.calls).toEqual([
      ['/act', init],
      ['/act', init],
    ])
  })

  it.each([
    ['does not', () => Promise.resolve(false)],
    ['cannot be asked', () => Promise.reject(new Error('no dialog'))],
  ])('stays refused where the person %s', async (_, answer) => {
    askForProof.mockImplementation(answer)
    const fetched = serve(refusal())
    expect((await fetchWithProof('/act', init)).status).toBe(403)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is no file and no failure where it was an export', async () => {
    askForProof.mockResolvedValue(false)
    serve(refusal())
    expect(await fetchExport('/export', new AbortController().signal, () => undefined)).toBeNull()
  })
})
