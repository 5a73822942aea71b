import { deleteExpiredArtifacts } from '../store/artifacts.ts'
import { deleteExpiredAttempts } from './attempts.ts'
import { deleteExpiredTokens, type SingleTokenPorts } from './single-token.ts'

/** Deletes whatever of the identity service ended by itself. */
export async function deleteExpired(ports: SingleTokenPorts): Promise<void> {
  await deleteExpiredArtifacts(ports.pool)
  await deleteExpiredTokens(ports)
  await deleteExpiredAttempts(ports)
}
