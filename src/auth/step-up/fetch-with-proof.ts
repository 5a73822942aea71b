import { stepUpHeader } from './step-up-header.ts'

/** `fetch` that asks the person to prove who they are where the answer says so, and then sends the same request again. */
export async function fetchWithProof(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (!response.headers.has(stepUpHeader)) return response
  const { askForProof } = await import('./ask-for-proof.tsx')
  // Where nobody can be asked, the refusal stands.
  const isProven = await askForProof().catch(() => false)
  return isProven ? fetch(input, init) : response
}
