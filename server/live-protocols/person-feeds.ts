import type { ProtocolEvent } from '#api/academic/protocol-events.ts'

/** A socket: kept small, since there are thousands. */
export interface Follower {
  /** The position of the last event sent; null before the first reset, if it connected without a position. */
  sent: number | null
  isCatchingUp: boolean
  send(event: ProtocolEvent): void
  /** Closes the socket; the browser reconnects. */
  leave(reason: 'renew' | 'unavailable'): void
}

/** The calls to the academic service, on behalf of the follower. */
export interface FeedSource {
  watch(after: number | null, signal: AbortSignal): Promise<AsyncIterable<ProtocolEvent>>
  since(after: number | null): Promise<ProtocolEvent[]>
}

interface Feed {
  followers: Set<Follower>
  /** The position of the last event of the stream; null until the first reset of a stream that began without one. */
  position: number | null
  ended: AbortController
  lifetime: NodeJS.Timeout
}

/**
 * One stream of the academic service for all followers with the same key, in this process.
 *
 * @param lifetimeMs after which the followers of a stream have to come back, so that the service authorises them anew
 */
export function createPersonFeeds(lifetimeMs: number) {
  const feeds = new Map<string, Feed>()

  function open(key: string, after: number | null, source: FeedSource): Feed {
    const ended = new AbortController()
    // Randomized, so that followers who connected together do not reconnect together.
    const lifetime = setTimeout(() => end(key, feed, 'renew'), lifetimeMs * (0.8 + 0.2 * Math.random()))
    lifetime.unref()
    const feed: Feed = { followers: new Set(), position: after, ended, lifetime }
    feeds.set(key, feed)
    void run(feed, source)
      .catch(() => undefined)
      .then(() => end(key, feed, 'unavailable'))
    return feed
  }

  function end(key: string, feed: Feed, reason: 'renew' | 'unavailable') {
    if (feeds.get(key) === feed) feeds.delete(key)
    clearTimeout(feed.lifetime)
    feed.ended.abort()
    const { followers } = feed
    feed.followers = new Set()
    for (const follower of followers) follower.leave(reason)
  }

  return {
    /** @param follower whose `sent` is the position after which it wants to know */
    follow(key: string, follower: Follower, source: FeedSource) {
      const known = feeds.get(key)
      const feed = known ?? open(key, follower.sent, source)
      feed.followers.add(follower)
      if (known && feed.position !== null) void catchUp(feed, follower, source)
    },
    unfollow(key: string, follower: Follower) {
      const feed = feeds.get(key)
      if (feed?.followers.delete(follower) && feed.followers.size === 0) end(key, feed, 'renew')
    },
  }
}

async function run(feed: Feed, source: FeedSource): Promise<void> {
  const events = await source.watch(feed.position, feed.ended.signal)
  for await (const event of events) {
    if (feed.ended.signal.aborted) return
    feed.position = event.position
    for (const follower of feed.followers) if (!follower.isCatchingUp) tell(follower, event)
  }
}

/** Sends what a follower missed that connected with an older position than the stream's, or without one. */
async function catchUp(feed: Feed, follower: Follower, source: FeedSource): Promise<void> {
  follower.isCatchingUp = true
  try {
    while (feed.followers.has(follower) && (follower.sent === null || follower.sent < feed.position!)) {
      const events = await source.since(follower.sent)
      if (events.length === 0) throw new Error('The service tells less than it told before')
      for (const event of events) tell(follower, event)
    }
    follower.isCatchingUp = false
  } catch {
    feed.followers.delete(follower)
    follower.leave('unavailable')
  }
}

function tell(follower: Follower, event: ProtocolEvent): void {
  const isReset = 'reset' in event
  if (!isReset && (follower.sent === null || event.position <= follower.sent)) return
  follower.sent = event.position
  follower.send(event)
}
