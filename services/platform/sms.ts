export interface TextMessage {
  /** Idempotency key. */
  id: string
  /** E.164, such as `+5511987654321`. */
  to: string
  text: string
}

export interface SmsSender {
  /** Throws when the message was not accepted, or no answer came. */
  send(message: TextMessage): Promise<void>
}

/** @param digits with area code as in Brazil, or with country code */
export const toE164 = (digits: string): string => (digits.length <= 11 ? `+55${digits}` : `+${digits}`)
