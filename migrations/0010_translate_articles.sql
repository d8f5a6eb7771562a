CREATE TABLE "article_translations" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_translations_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
ALTER TABLE "article_translations" ADD CONSTRAINT "article_translations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_translations_slug_key" ON "article_translations" USING btree ("slug","language");--> statement-breakpoint
CREATE TRIGGER "article_translations_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_translations"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_revision"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_upload_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer;
BEGIN
  IF TG_TABLE_NAME = 'articles' THEN
    "changed" := NEW."id";
  ELSIF TG_OP = 'DELETE' THEN
    "changed" := OLD."article_id";
  ELSE
    "changed" := NEW."article_id";
  END IF;
  DELETE FROM "upload_uses" WHERE "article_id" = "changed";
  -- Nothing for a deleted article, whose translations are deleted with it.
  INSERT INTO "upload_uses" ("upload_id", "article_id")
    SELECT DISTINCT upload[1], "id"
    FROM "articles" LEFT JOIN "article_translations" AS translation ON translation."article_id" = "id",
      regexp_matches(concat_ws(' ', "image", "articles"."content", translation."content"), '/uploads/([0-9a-f]{64})\.webp', 'g') AS upload
    WHERE "id" = "changed";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "article_translations_upload_uses" AFTER INSERT OR UPDATE OF "content" OR DELETE ON "article_translations"
  FOR EACH ROW EXECUTE FUNCTION "note_upload_uses"();
