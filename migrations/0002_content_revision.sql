CREATE TABLE "content_revision" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "content_revision" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION "raise_content_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_revision" SET "revision" = "revision" + 1;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "articles_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_revision"();--> statement-breakpoint
CREATE TRIGGER "former_slugs_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_revision"();
