ALTER TABLE "users" ADD COLUMN "look" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_look_key" ON "users" USING btree ("look");