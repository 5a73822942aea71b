/** The sign-in that asks and therefore stays: its single token or its grant at the identity provider. */
export interface KeptSignIn {
  token: string | null
  grantId: string | null
}

/** Sign-ins are the identity service's, which calls this one: composition hands its part in. */
export interface SignInPorts {
  /** Ends the sign-ins of a person everywhere. @param kept stays signed in; nobody does where it is left out */
  endSignIns(person: { tenantId: number; userId: number }, kept?: KeptSignIn): Promise<void>
}
