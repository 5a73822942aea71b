ALTER TABLE "academic"."reenrollment_period" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Periods are closed by minutes, and stay open through the minute that they close in.
UPDATE "academic"."reenrollment_period" SET
  "closes_at" = date_trunc('minute', "closes_at") + interval '59.999 seconds',
  "changes_until" = date_trunc('minute', "changes_until") + interval '59.999 seconds';--> statement-breakpoint
ALTER TABLE "academic"."reenrollment_period" FORCE ROW LEVEL SECURITY;
