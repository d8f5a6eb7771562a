import { defineConfig } from 'drizzle-kit'

/** Used only by `npm run db:generate`, which writes the SQL of migrations/ from the tables; the server applies them itself. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shared/tables.ts',
  out: './migrations',
})
