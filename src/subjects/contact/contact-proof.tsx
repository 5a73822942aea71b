import type { MobileState } from '#api/users/mobile-proof.ts'
import { readProofOutcome } from './contact-outcome.ts'
import { EmailProofCard } from './email-proof-card.tsx'
import { MobileProofCard } from './mobile-proof-card.tsx'
import type { ProofPage } from './proof-tasks.tsx'

interface ContactProofProps {
  state: MobileState & { email: string | null; pendingEmail: string | null }
  page: ProofPage
  /** The outcome of a form that was sent before scripts ran, as given in the address. */
  outcome: string | undefined
}

/** The parts of a person's contact that wait for confirmation; nothing if all are confirmed. */
export function ContactProof({ state, page, outcome: asked }: ContactProofProps) {
  const card = { page, outcome: readProofOutcome(asked) }
  return (
    <>
      <MobileProofCard state={state} {...card} />
      <EmailProofCard email={state.email} pendingEmail={state.pendingEmail} {...card} />
    </>
  )
}
