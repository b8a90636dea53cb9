import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The binary that is started, a debug build unless `VITRINE_BINARY` names another. */
export const vitrine = process.env.VITRINE_BINARY ?? `${root}target/debug/vitrine`

/** The PostgreSQL in which most tests and measurements create databases of their own. */
export const postgresServer =
  process.env.VITRINE_DATABASE_URL ?? 'postgres://vitrine:vitrine@127.0.0.1:25432/vitrine'
