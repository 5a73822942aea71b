ALTER TABLE "users"."account" ADD COLUMN "sign_ins_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users"."account" ADD COLUMN "kept_grant" text;