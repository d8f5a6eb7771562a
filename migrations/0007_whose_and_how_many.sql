CREATE TABLE "row_blocks" (
	"relation" text NOT NULL,
	"block" integer NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "row_blocks_relation_block_pk" PRIMARY KEY("relation","block")
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"upload_id" text NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "upload_uses_upload_id_article_id_pk" PRIMARY KEY("upload_id","article_id")
);
--> statement-breakpoint
DROP INDEX "users_newest_index";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_uses_article_id_index" ON "upload_uses" USING btree ("article_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_log_admin_id_index" ON "admin_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_log_subject_id_index" ON "admin_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "admin_log_created_at_index" ON "admin_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_user_id_index" ON "contact_messages" USING btree ("user_id") WHERE "contact_messages"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_reply_to_index" ON "outbox" USING btree (lower("reply_to")) WHERE "outbox"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscribers_user_id_index" ON "subscribers" USING btree ("user_id") WHERE "subscribers"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_admins_index" ON "users" USING btree ("id") WHERE "users"."is_admin";--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_confirmation_key" UNIQUE("confirmation");--> statement-breakpoint
UPDATE "subscribers" SET "confirmation" = "token" WHERE "confirmed_at" IS NULL;--> statement-breakpoint
CREATE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "row_blocks" WHERE "relation" = TG_TABLE_NAME;
  ELSE
    -- In one order, so that two who change several blocks wait for one another and not in a circle.
    INSERT INTO "row_blocks" AS kept ("relation", "block", "rows")
      SELECT TG_TABLE_NAME, "id" / 1000, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
      FROM "changed" GROUP BY 2 ORDER BY 2
      ON CONFLICT ("relation", "block") DO UPDATE SET "rows" = kept."rows" + excluded."rows";
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_rows_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "users_rows_removed" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "users_rows_gone" AFTER TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
INSERT INTO "row_blocks" ("relation", "block", "rows")
  SELECT 'users', "id" / 1000, count(*) FROM "users" GROUP BY 2;--> statement-breakpoint
CREATE TRIGGER "articles_rows_added" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "articles_rows_removed" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "articles_rows_gone" AFTER TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
INSERT INTO "row_blocks" ("relation", "block", "rows")
  SELECT 'articles', "id" / 1000, count(*) FROM "articles" GROUP BY 2;--> statement-breakpoint
CREATE TRIGGER "contact_messages_rows_added" AFTER INSERT ON "contact_messages" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "contact_messages_rows_removed" AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "contact_messages_rows_gone" AFTER TRUNCATE ON "contact_messages"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
INSERT INTO "row_blocks" ("relation", "block", "rows")
  SELECT 'contact_messages', "id" / 1000, count(*) FROM "contact_messages" GROUP BY 2;--> statement-breakpoint
CREATE TRIGGER "subscribers_rows_added" AFTER INSERT ON "subscribers" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "subscribers_rows_removed" AFTER DELETE ON "subscribers" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "subscribers_rows_gone" AFTER TRUNCATE ON "subscribers"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
INSERT INTO "row_blocks" ("relation", "block", "rows")
  SELECT 'subscribers', "id" / 1000, count(*) FROM "subscribers" GROUP BY 2;--> statement-breakpoint
CREATE TRIGGER "admin_log_rows_added" AFTER INSERT ON "admin_log" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "admin_log_rows_removed" AFTER DELETE ON "admin_log" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "admin_log_rows_gone" AFTER TRUNCATE ON "admin_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
INSERT INTO "row_blocks" ("relation", "block", "rows")
  SELECT 'admin_log', "id" / 1000, count(*) FROM "admin_log" GROUP BY 2;--> statement-breakpoint
CREATE FUNCTION "note_upload_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "upload_uses" WHERE "article_id" = NEW."id";
  INSERT INTO "upload_uses" ("upload_id", "article_id")
    SELECT DISTINCT upload[1], NEW."id"
    FROM regexp_matches(NEW."image" || ' ' || NEW."content", '/uploads/([0-9a-f]{64})\.webp', 'g') AS upload;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "articles_upload_uses" AFTER INSERT OR UPDATE OF "image", "content" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "note_upload_uses"();--> statement-breakpoint
INSERT INTO "upload_uses" ("upload_id", "article_id")
  SELECT DISTINCT upload[1], "id"
  FROM "articles", regexp_matches("image" || ' ' || "content", '/uploads/([0-9a-f]{64})\.webp', 'g') AS upload;
