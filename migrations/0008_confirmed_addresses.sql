ALTER TABLE "users" ADD COLUMN "is_email_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Links of this kind were sent for a day; they live one hour now.
UPDATE "account_links" SET "expires_at" = least("expires_at", "created_at" + interval '1 hour') WHERE "purpose" = 'email';
