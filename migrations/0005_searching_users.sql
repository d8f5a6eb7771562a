CREATE INDEX "users_newest_index" ON "users" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "users_search_index" ON "users" USING gin (
    ("username" || E'\n' || "email" || E'\n' || coalesce("first_name" || ' ', '') || coalesce("last_name", '')) gin_trgm_ops
  );
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  -- The search works without it, only slower.
  RAISE NOTICE 'The extension pg_trgm cannot be created here';
END
$$;
