import { deleteExpiredArtifacts } from './artifacts.ts'
import { deleteExpiredAttempts } from '../sign-ins/attempts.ts'
import { deleteExpiredTokens, type SingleTokenPorts } from '../single-tokens/single-token.ts'

export async function deleteExpired(ports: SingleTokenPorts): Promise<void> {
  await deleteExpiredArtifacts(ports.pool)
  await deleteExpiredTokens(ports)
  await deleteExpiredAttempts(ports)
}
