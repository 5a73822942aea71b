CREATE TABLE "academic"."upload" (
	"key" uuid NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_tenant_id_key_pk" PRIMARY KEY("tenant_id","key"),
	CONSTRAINT "upload_type" CHECK ("academic"."upload"."type" in ('application/pdf', 'image/png', 'image/jpeg')),
	CONSTRAINT "upload_size" CHECK ("academic"."upload"."size" > 0),
	CONSTRAINT "upload_state" CHECK ("academic"."upload"."state" in ('begun', 'complete', 'failed')),
	CONSTRAINT "upload_complete" CHECK (("academic"."upload"."state" = 'complete') = ("academic"."upload"."sha256" is not null)),
	CONSTRAINT "upload_failed" CHECK (("academic"."upload"."state" = 'failed') = ("academic"."upload"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "academic"."upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "upload_user" ON "academic"."upload" USING btree ("tenant_id","user_id","state");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."upload" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "academic"."upload" FORCE ROW LEVEL SECURITY;
