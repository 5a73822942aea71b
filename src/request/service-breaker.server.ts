import { CircuitState, circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleWhen } from 'cockatiel'
import { type Breaker, CutShort } from './resilient-call.server.ts'

/** The failed calls in a row after which the service is not called for a while. */
const failures = 4
/** The pause in milliseconds; doubled each time that the service does not answer afterwards either. */
const pause = { initialDelay: 5_000, maxDelay: 20_000 }

/**
 * Lets calls to a slow or silent service fail at once instead of each waiting for its deadline. After a pause one call is
 * let through, which decides. For a service over HTTP: one in this process is as slow as the process.
 *
 * @param onChange told `paused` and `resumed`
 */
export function createBreaker(onChange: (state: 'paused' | 'resumed') => void): Breaker {
  const policy = circuitBreaker(
    handleWhen((error) => !(error instanceof CutShort)),
    { halfOpenAfter: new ExponentialBackoff(pause), breaker: new ConsecutiveBreaker(failures) },
  )
  policy.onStateChange((state) => {
    if (state === CircuitState.Open) onChange('paused')
    if (state === CircuitState.Closed) onChange('resumed')
  })
  return { execute: (attempt) => policy.execute(attempt) }
}
