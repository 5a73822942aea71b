/**
 * What stands in the place of `src/rpc/rpc.functions.ts` in a component's test.
 *
 * @param answers by the procedure's path; a call of any other fails
 */
export function rpcAnswers(answers: Record<string, (input: never) => unknown>) {
  const call = async ({ data: { path, input } }: { data: { path: string; input?: unknown } }) => {
    const answer = answers[path]
    if (!answer) throw new Error(`The test gives no answer of ${path}`)
    return answer(input as never)
  }
  return { queryRpc: call, mutateRpc: call }
}
