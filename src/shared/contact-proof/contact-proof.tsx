import type { MobileState } from '#api/mobile-proof.ts'
import type { ProofOutcome } from './contact-outcome.ts'
import { EmailProofCard } from './email-proof-card.tsx'
import { MobileProofCard } from './mobile-proof-card.tsx'
import type { ProofPage } from './proof-tasks.tsx'

interface ContactProofProps {
  state: MobileState & { email: string | null; pendingEmail: string | null }
  page: ProofPage
  /** Of a form sent before scripts ran. */
  outcome: ProofOutcome | undefined
}

/** What of a person's contact waits for its confirmation; nothing when all counts. */
export function ContactProof({ state, ...card }: ContactProofProps) {
  return (
    <>
      <MobileProofCard state={state} {...card} />
      <EmailProofCard email={state.email} pendingEmail={state.pendingEmail} {...card} />
    </>
  )
}
