ALTER TABLE "users"."account" ADD COLUMN "last_context" jsonb;--> statement-breakpoint
ALTER TABLE "users"."membership" DROP COLUMN "last_access";