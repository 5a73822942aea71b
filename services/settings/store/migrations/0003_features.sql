ALTER TABLE "settings"."application" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "settings"."application" SET "features" = '[{"alias":"financial"}]';