/** Security: TanStack Form's devtools client would queue the state of every form, including passwords and card numbers. */
export class EventClient {
  emit(): void {}

  on(): () => void {
    return () => {}
  }
}
