import { stepUpHeader } from '../session/step-up-header.ts'

/** Without a dialog to ask in, a refusal is final. */
let askForProof: () => Promise<boolean> = () => Promise.resolve(false)

/** Sets the dialog in which a person proves who they are, which belongs to the entry. */
export function setProofDialog(ask: () => Promise<boolean>): void {
  askForProof = ask
}

/** `fetch` that asks the person to prove who they are where the answer says so, and then sends the same request again. */
export async function fetchWithProof(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (!response.headers.has(stepUpHeader)) return response
  const isProven = await askForProof().catch(() => false)
  return isProven ? fetch(input, init) : response
}
