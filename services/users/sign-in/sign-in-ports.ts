/** The sign-in from which the request comes and which is kept: its single token or its grant at the identity provider. */
export interface KeptSignIn {
  token: string | null
  grantId: string | null
}

/** Functions of the identity service for the user service, which it calls itself; they are injected at composition. */
export interface SignInPorts {
  /** Ends the sign-ins of a person everywhere. @param kept stays signed in; if left out, all end */
  endSignIns(person: { tenantId: number; userId: number }, kept?: KeptSignIn): Promise<void>
}
