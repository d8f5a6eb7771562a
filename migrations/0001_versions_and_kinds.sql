ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "kind" = 'confirmation' WHERE "reply_to" IS NULL;--> statement-breakpoint
ALTER TABLE "saved_calculations" ADD COLUMN "method_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_recipient_index" ON "outbox" USING btree ("recipient","kind","created_at");
