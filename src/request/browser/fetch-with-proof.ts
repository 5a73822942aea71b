import { stepUpHeader } from '../session/step-up-header.ts'

/** Where nobody can be asked, a refusal stands. */
let askForProof: () => Promise<boolean> = () => Promise.resolve(false)

/** The entry owns the dialog in which a person proves who they are. */
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
