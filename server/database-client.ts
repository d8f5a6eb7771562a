import pg from 'pg'

/** Runs work with a connection of its own, which is closed afterwards. A lost connection fails the query in progress. */
export async function withClient<T>(options: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
