/**
 * Uploads and the refs they want to move: the control plane's half of an ingest.
 *
 * A ref is moved in two conditional updates. The claim gives a publisher a generation number and keeps older runs out.
 * The flip makes that number the ref's, if the claim still stands. Between the two, nothing changes that a reader sees.
 */
import type { RunOrder } from '../../contract/messages.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'
import { RUN } from './run-store.ts'

export interface HeldGeneration {
  readonly generation: number
  readonly ref_id: number
  readonly ref_name: string
  readonly commit_sha: string
  readonly layer_id: number
  readonly base_layer_id: number | null
  readonly base_generation: number | null
  readonly digest: number
  readonly indexed: number
  readonly skipped: number
  /** 0: it may hold unvouched content (vouched.ts). */
  readonly vouched: number
}

export interface UploadState {
  readonly status: 'open' | 'published' | 'superseded'
  readonly generation: number | null
  readonly expires_at: number
}

export interface RefState {
  readonly generation: number | null
  readonly run: number
  readonly attempt: number
  readonly publishing: number | null
  /** Milliseconds. After this time the publisher that holds the claim is presumed dead. */
  readonly publishing_until: number | null
}

export interface Claim {
  readonly upload: UploadState | undefined
  readonly ref: RefState
  /** The generation to write; set when the claim was granted. */
  readonly generation: number | undefined
  readonly head: HeldGeneration | undefined
  /** The generation that the upload's delta changes. */
  readonly base: HeldGeneration | undefined
}

const WANTED_IS_INDEXED = `EXISTS (SELECT 1 FROM ref w WHERE w.repository_id = :repository AND w.name = :default_ref
  AND w.generation IS NOT NULL)`

/**
 * What is true once a ref is current, if it is: `current` selects a row then. It may be the ref that its repository is read by.
 * A default ref that is wanted and has no index waits for it, as questions that name no ref would find nothing.
 */
const consequences = (current: string): string[] =>
  [
    `UPDATE upload SET status = 'published', generation = :generation, touched_at = :now
     WHERE id = :upload AND repository_id = :repository`,
    `UPDATE repository SET default_ref = :default_ref, next_default_ref = NULL,
       known_default_ref = iif(default_ref = :default_ref, known_default_ref, said_default_ref)
     WHERE id = :repository AND ${WANTED_IS_INDEXED}`,
    `UPDATE repository SET next_default_ref = :default_ref WHERE id = :repository AND :default_ref IS NOT NULL
       AND default_ref <> :default_ref`,
    `UPDATE repository SET default_ref = next_default_ref, next_default_ref = NULL, known_default_ref = said_default_ref
     WHERE id = :repository AND next_default_ref = :ref_name`,
    RUN.published,
    RUN.headOfIndex,
    RUN.behind,
    RUN.revived,
  ].map((sql) => `${sql} AND EXISTS (${current})`)

export interface Publication {
  readonly upload: string
  readonly refId: number
  readonly refName: string
  readonly order: RunOrder
  readonly generation: number
  readonly commit: string
  readonly layer: number
  readonly base: { readonly layer: number; readonly generation: number } | undefined
  readonly digest: number
  readonly indexed: number
  readonly skipped: number
  readonly statistics: string
  readonly defaultRef: string | undefined
  readonly vouched: boolean
  readonly actor: string
  /** JSON, for the run's page. */
  readonly phases: string
  readonly counts: string
}

const HELD = `h.generation, h.ref_id, h.ref_name, h.commit_sha, h.layer_id, h.base_layer_id, h.base_generation, h.digest,
  h.indexed, h.skipped, h.vouched`

/** What is said first was known when the default ref was chosen. A run that is begun again says what held when it first began. */
const SAID_DEFAULT = `UPDATE repository SET known_default_ref = coalesce(known_default_ref, :said), said_default_ref = :said
  WHERE id = :repository AND said_default_ref IS NOT :said AND :said IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM run r WHERE r.repository_id = :repository AND r.run > :run)`

export function uploadStore(databases: Databases) {
  const { control } = databases
  return {
    /**
     * Opens an upload for a ref, which need not exist yet. The base it offers is the ref's own head; for a ref without
     * one, the head of the repository's default ref; and where that has none either (CI began on a branch), the first
     * ref that builds on no other. Otherwise every branch would be stored whole. A vouched run builds on vouched
     * content only.
     */
    async open(
      scope: RepositoryScope,
      upload: {
        id: string
        ref: string
        commit: string
        order: RunOrder
        defaultRef?: string | undefined
        /** The default branch at GitHub, if the uploader was told. Believed no further than that the reader hears of it. */
        saidDefaultRef?: string | undefined
        agent: string
        actor: string
        tokenId: number | undefined
        vouched: boolean
        now: number
        expires: number
      },
    ): Promise<{ base: HeldGeneration | undefined }> {
      const { id, ref, commit, order, agent, actor, now, expires } = upload
      const parameters = {
        repository: scope.repositoryId,
        id,
        ref,
        commit,
        ...order,
        agent,
        actor,
        now,
        expires,
        default_ref: upload.defaultRef,
        said: upload.saidDefaultRef,
        token: upload.tokenId,
        vouched: upload.vouched ? 1 : 0,
      }
      const head = 'ref f JOIN held_generation h ON h.repository_id = f.repository_id AND h.generation = f.generation'
      const named = (name: string) =>
        `SELECT ${HELD}, f.name FROM ${head} WHERE f.repository_id = :repository AND f.name = ${name}`
      const first = `SELECT f.name FROM ${head} WHERE f.repository_id = :repository AND h.base_layer_id IS NULL ORDER BY f.name LIMIT 1`
      // One after the other: a later alternative is only looked up if the earlier ones gave nothing.
      const base = `SELECT * FROM (SELECT * FROM (${named(':ref')} UNION ALL ${named('(SELECT default_ref FROM repository WHERE id = :repository)')}
        UNION ALL ${named(`(${first})`)}) LIMIT 1) WHERE vouched >= :vouched`
      const [, , found] = await control.batch<HeldGeneration>([
        statement(
          control,
          'INSERT OR IGNORE INTO ref (repository_id, name, created_at) VALUES (:repository, :ref, :now)',
          parameters,
        ),
        statement(
          control,
          `INSERT INTO upload (id, repository_id, ref_id, token_id, commit_sha, run, attempt, base_generation, default_ref,
             agent, created_at, touched_at, expires_at, vouched)
           SELECT :id, :repository, f.id, :token, :commit, :run, :attempt, (SELECT generation FROM (${base})), :default_ref,
             :agent, :now, :now, :expires, :vouched
           FROM ref f WHERE f.repository_id = :repository AND f.name = :ref`,
          parameters,
        ),
        statement(control, base, parameters),
        ...[RUN.begun, RUN.headOfRun, RUN.forgotten, SAID_DEFAULT].map((sql) => statement(control, sql, parameters)),
      ])
      return { base: found?.results[0] }
    },

    /** Claims the ref for a publish, unless a newer run has it, and reads in the same transaction what to build on. */
    async claim(
      scope: RepositoryScope,
      upload: { id: string; refId: number; order: RunOrder; baseGeneration: number | null },
      now: number,
      until: number,
    ): Promise<Claim> {
      const parameters = {
        repository: scope.repositoryId,
        upload: upload.id,
        ref: upload.refId,
        ...upload.order,
        base: upload.baseGeneration,
        now,
        until,
      }
      const open = `EXISTS (SELECT 1 FROM upload u WHERE u.id = :upload AND u.repository_id = :repository
        AND u.status = 'open' AND u.expires_at > :now)`
      const claimable = `id = :ref AND repository_id = :repository AND (run, attempt) <= (:run, :attempt)
        AND (publishing IS NULL OR publishing_until < :now OR (publishing_run, publishing_attempt) <= (:run, :attempt))
        AND ${open}`
      const [, claimed, state, ref, head, base] = await control.batch<Record<string, unknown>>([
        statement(
          control,
          `UPDATE repository SET next_generation = next_generation + 1
           WHERE id = :repository AND EXISTS (SELECT 1 FROM ref WHERE ${claimable})`,
          parameters,
        ),
        statement(
          control,
          `UPDATE ref SET publishing = (SELECT next_generation - 1 FROM repository WHERE id = :repository),
             publishing_run = :run, publishing_attempt = :attempt, publishing_until = :until
           WHERE ${claimable} RETURNING publishing`,
          parameters,
        ),
        statement(
          control,
          'SELECT status, generation, expires_at FROM upload WHERE id = :upload AND repository_id = :repository',
          parameters,
        ),
        statement(
          control,
          'SELECT generation, run, attempt, publishing, publishing_until FROM ref WHERE id = :ref AND repository_id = :repository',
          parameters,
        ),
        statement(
          control,
          `SELECT ${HELD} FROM ref f JOIN held_generation h ON h.repository_id = f.repository_id AND h.generation = f.generation
           WHERE f.id = :ref AND f.repository_id = :repository`,
          parameters,
        ),
        statement(
          control,
          `SELECT ${HELD} FROM held_generation h WHERE h.repository_id = :repository AND h.generation = :base`,
          parameters,
        ),
      ])
      return {
        upload: state?.results[0] as unknown as UploadState | undefined,
        ref: ref?.results[0] as unknown as RefState,
        generation: claimed?.results[0]?.publishing as number | undefined,
        head: head?.results[0] as unknown as HeldGeneration | undefined,
        base: base?.results[0] as unknown as HeldGeneration | undefined,
      }
    },

    /** The flip. Everything else in the transaction happens with it or not at all. */
    async flip(scope: RepositoryScope, publication: Publication, now: number): Promise<boolean> {
      const { order, base, ...rest } = publication
      const parameters = {
        repository: scope.repositoryId,
        organisation: scope.organisationId,
        shard: scope.shard,
        upload: rest.upload,
        ref: rest.refId,
        ref_name: rest.refName,
        run: order.run,
        attempt: order.attempt,
        generation: rest.generation,
        commit: rest.commit,
        layer: rest.layer,
        base_layer: base?.layer,
        base_generation: base?.generation,
        digest: rest.digest,
        indexed: rest.indexed,
        skipped: rest.skipped,
        statistics: rest.statistics,
        default_ref: rest.defaultRef,
        vouched: rest.vouched ? 1 : 0,
        actor: rest.actor,
        phases: rest.phases,
        counts: rest.counts,
        details: JSON.stringify({ ref: rest.refName, commit: rest.commit, generation: rest.generation }),
        now,
      }
      // If the repository has moved to another shard since, its readers would not see what was written to the old one.
      const here = 'EXISTS (SELECT 1 FROM repository r WHERE r.id = :repository AND r.shard = :shard)'
      const mine = `SELECT 1 FROM ref f WHERE f.id = :ref AND f.repository_id = :repository AND f.publishing = :generation
        AND (f.run, f.attempt) <= (:run, :attempt) AND ${here}`
      const flipped = 'SELECT 1 FROM ref f WHERE f.id = :ref AND f.generation = :generation'
      const results = await control.batch(
        [
          `UPDATE held_generation SET superseded_at = :now WHERE repository_id = :repository
             AND generation = (SELECT generation FROM ref WHERE id = :ref) AND EXISTS (${mine})`,
          `INSERT INTO held_generation (repository_id, generation, ref_id, ref_name, commit_sha, layer_id, base_layer_id,
             base_generation, digest, indexed, skipped, statistics, indexed_at, vouched)
           SELECT :repository, :generation, :ref, :ref_name, :commit, :layer, :base_layer, :base_generation, :digest, :indexed,
             :skipped, :statistics, :now, :vouched WHERE EXISTS (${mine})`,
          `UPDATE ref SET generation = :generation, run = :run, attempt = :attempt, publishing = NULL, publishing_run = NULL,
             publishing_attempt = NULL, publishing_until = NULL
           WHERE id = :ref AND repository_id = :repository AND publishing = :generation
             AND (run, attempt) <= (:run, :attempt) AND ${here}`,
          ...consequences(flipped),
          `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
           SELECT :now, :organisation, :repository, :actor, 'ref.published', :details WHERE EXISTS (${flipped})`,
        ].map((sql) => statement(control, sql, parameters)),
      )
      return (results[2]?.meta.changes ?? 0) === 1
    },

    /**
     * The ref already holds exactly this: only records that this run confirms it, and whether the ref is now the default
     * one. Otherwise an older run of another commit that is still under way could move the ref back.
     */
    async confirm(
      scope: RepositoryScope,
      same: {
        upload: string
        refId: number
        refName: string
        order: RunOrder
        claimed: number
        defaultRef: string | undefined
        generation: number
        commit: string
        phases: string
        counts: string
      },
      now: number,
    ): Promise<boolean> {
      const { order, refId, refName, defaultRef, ...rest } = same
      const named = { ref: refId, ref_name: refName, default_ref: defaultRef }
      const parameters = { repository: scope.repositoryId, ...named, ...order, ...rest, now }
      const confirmed = `SELECT 1 FROM ref f WHERE f.id = :ref AND f.generation = :generation AND f.run = :run
        AND f.attempt = :attempt`
      const [moved] = await control.batch(
        [
          `UPDATE ref SET run = :run, attempt = :attempt, publishing = NULL, publishing_run = NULL,
             publishing_attempt = NULL, publishing_until = NULL
           WHERE id = :ref AND repository_id = :repository AND publishing = :claimed AND generation = :generation
             AND (run, attempt) <= (:run, :attempt)`,
          `UPDATE held_generation SET indexed_at = :now WHERE repository_id = :repository AND generation = :generation
             AND EXISTS (${confirmed})`,
          ...consequences(confirmed),
        ].map((sql) => statement(control, sql, parameters)),
      )
      return (moved?.meta.changes ?? 0) === 1
    },

    /** Records that a newer run was first. */
    async supersede(scope: RepositoryScope, upload: string, now: number): Promise<void> {
      const parameters = { upload, repository: scope.repositoryId, now }
      await control.batch(
        [
          RUN.superseded,
          "UPDATE upload SET status = 'superseded' WHERE id = :upload AND repository_id = :repository AND status = 'open'",
        ].map((sql) => statement(control, sql, parameters)),
      )
    },
  }
}

export type UploadStore = ReturnType<typeof uploadStore>
